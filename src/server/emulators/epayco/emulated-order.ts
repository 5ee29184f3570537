/** What a shop asks the provider to collect, whichever checkout it uses. */
export interface EmulatedOrder {
  invoice: string;
  amountPesos: number;
  currency: string;
  name: string;
  description: string;
  responseUrl: string;
  confirmationUrl: string;
  confirmationMethod: 'GET' | 'POST';
  isTest: boolean;
  receivers: EmulatedReceiver[];
  buyer: {
    name: string;
    email: string;
    address: string;
    phone: string;
    documentType: string;
    documentNumber: string;
  };
  /** extra1 … extra10, told back as they came. */
  extras: Record<string, string>;
}

export interface EmulatedReceiver {
  merchantId: string;
  amount: number;
  iva: number;
  baseIva: number;
  fee: number;
}

/** As the provider tells what it does not accept. */
export interface EmulatorError {
  codError: number;
  errorMessage: string;
}

export interface EmulatedPayment {
  reference: number;
  responseReference: string;
  checkoutId: string;
  transactionId: string;
  invoice: string;
  amountPesos: number;
  state: number;
  reason: string;
  franchise: string;
  bankName: string;
  maskedCard: string;
  approvalCode: string;
  receivers: EmulatedReceiver[];
  createdAt: Date;
  changedAt: Date;
  order: EmulatedOrder;
}
