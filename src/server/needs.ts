import type { Config } from './config.ts';

/** Something that production lacks, for whoever runs the server: the start tells it, and the operators' panel shows it in red. */
export interface Need {
  id:
    | 'sms'
    | 'mail'
    | 'payments'
    | 'geocoder'
    | 'backups'
    | 'archive'
    | 'second-factor'
    | 'secrets'
    | 'brand'
    | 'https'
    | 'proxies';
  name: string;
  /** What does not work without it, and the setting that mends it. */
  text: string;
}

type IsSet = (name: string) => boolean;

const BRAND_SETTINGS = ['BRAND_LEGAL_NAME', 'BRAND_NIT', 'BRAND_ADDRESS', 'BRAND_PHONE', 'BRAND_EMAIL'];

/** What was left out on purpose (`PAYMENTS=none`, `GEOCODER=offline`) is no need. A demo needs nothing. */
export function findNeeds(config: Config, isSet: IsSet): Need[] {
  if (config.mode !== 'production') return [];
  const unsetBrand = BRAND_SETTINGS.filter((name) => !isSet(name));
  const needs: [boolean, Need['id'], string, string][] = [
    [
      config.sms.provider === 'mailbox',
      'sms',
      'Mensajes de texto (SMS)',
      'Nadie puede registrarse: el código del celular no sale. Configura SMS_PROVIDER.',
    ],
    [
      !isSet('MAIL_FROM') && !isSet('BRAND_EMAIL'),
      'mail',
      'Remitente del correo',
      `Los correos salen de ${config.mail.from}, que no es tuyo. Configura MAIL_FROM y MAIL_OPERATOR, o BRAND_EMAIL.`,
    ],
    [
      config.payments.provider === 'none' && !isSet('PAYMENTS'),
      'payments',
      'Pago en línea',
      'Solo se puede pagar contra entrega. Configura las llaves EPAYCO_…; si así lo quieres, PAYMENTS=none.',
    ],
    [
      config.payments.provider === 'epayco' && config.payments.epayco.isTest,
      'payments',
      'Pago en línea',
      'ePayco está en modo de pruebas: nadie paga de verdad. Quita EPAYCO_TEST.',
    ],
    [
      config.geocoder.provider === 'offline' && !isSet('GEOCODER'),
      'geocoder',
      'Ubicación de direcciones',
      'Cada dirección se ubica en el centro de su municipio. Configura GEOCODER; si te basta así, GEOCODER=offline.',
    ],
    [
      config.backups.kept === 0,
      'backups',
      'Copias de seguridad',
      'No se hace ninguna copia. Configura BACKUPS_KEPT.',
    ],
    [
      config.backups.kept > 0 && !isSet('BACKUP_DIR'),
      'backups',
      'Copias de seguridad',
      'Las copias quedan junto a los datos: un daño del disco se lleva ambos. Configura BACKUP_DIR en otro disco.',
    ],
    [
      config.archive === null && !isSet('ARCHIVE_URL'),
      'archive',
      'Archivo continuo',
      'Un daño del disco se lleva lo vendido desde la última copia de la noche. Configura ARCHIVE_URL; si tu PostgreSQL ya tiene el suyo, ARCHIVE_URL=none.',
    ],
    [
      config.operatorSecondFactor === 'optional',
      'second-factor',
      'Segundo factor',
      'Quien administra puede entrar solo con su contraseña. Quita OPERATOR_SECOND_FACTOR=optional.',
    ],
    [
      !isSet('SECRETS_KEY'),
      'secrets',
      'Llave de los secretos',
      'La llave que sella los secretos queda junto a los datos: quien copia el disco los lee. Configura SECRETS_KEY.',
    ],
    [
      unsetBrand.length > 0,
      'brand',
      'Datos de la empresa',
      `La tienda y sus textos legales muestran datos de ejemplo. Configura ${unsetBrand.join(', ')}.`,
    ],
    [
      !config.baseUrl.startsWith('https://'),
      'https',
      'Conexión segura',
      'Contraseñas y sesiones viajan sin cifrar. Configura BASE_URL con https:// y un proxy con TLS.',
    ],
    [
      config.baseUrl.startsWith('https://') && config.trustedProxies === 0,
      'proxies',
      'Proxy de confianza',
      'Todos los visitantes parecen venir del proxy y comparten sus límites de intentos. Configura TRUSTED_PROXIES.',
    ],
  ];
  return needs.filter(([isMissing]) => isMissing).map(([, id, name, text]) => ({ id, name, text }));
}
