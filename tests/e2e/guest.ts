/** Who buys without an account; always Camila Restrepo. */
export interface Guest {
  email: string;
  phone: string;
  document: string;
  address: string;
}

/** Each order has a guest of its own: unpaid orders, and those paid at the door, are limited by each of these. */
export function newGuest(): Guest {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const phone = `31${digits}`;
  return {
    email: `camila${digits}@correo.co`,
    phone,
    document: phone,
    address: `Carrera 15 # ${digits.slice(-4)}-21, apto ${digits.slice(0, 4)}`,
  };
}
