/** A number that the business may change without a programmer. */
export interface SettingField {
  /** Within the stored value: 'cashOnDelivery.maximumTotal'. */
  path: string;
  label: string;
  unit:
    | 'pesos'
    | 'minutos'
    | 'horas'
    | 'días'
    | 'días hábiles'
    | 'pedidos'
    | 'unidades'
    | 'veces'
    | 'SMS'
    | '%';
  minimum: number;
  maximum: number;
  /** What counts as long as nobody has changed it. */
  usual: number;
  /** How many decimals it may have; none where it is not said. */
  decimals?: number;
  hint?: string;
}
