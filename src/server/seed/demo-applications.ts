import type { FileConfig } from '../adapters/files/file-store.ts';
import { type Database, execute, queryOne, sql } from '../db/sql.ts';
import { addPage, createPdf, PAGE_SIZES, write } from '../documents/pdf.ts';
import { storeRut } from '../modules/sellers/registration/rut-document.service.ts';

interface DemoApplication {
  displayName: string;
  personTypeId: '1' | '3';
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  nit: string;
  address: string;
  cityId: string;
  paymentProviderId: string;
  hoursAgo: number;
}

/** Shops that wait for their approval, each with a RUT to look at. */
const applications: readonly DemoApplication[] = [
  {
    displayName: 'Huerta La Esperanza',
    personTypeId: '1',
    companyName: '',
    firstName: 'María Helena',
    lastName: 'Ruiz',
    email: 'esperanza@plazuela.test',
    phone: '3129084410',
    nit: '9990008129',
    address: 'Vereda El Salitre, km 4',
    cityId: '25377',
    paymentProviderId: '88214',
    hoursAgo: 18,
  },
  {
    displayName: 'Quesos Don Álvaro',
    personTypeId: '1',
    companyName: '',
    firstName: 'Álvaro',
    lastName: 'Castiblanco',
    email: 'quesos@plazuela.test',
    phone: '3129084411',
    nit: '9990008136',
    address: 'Carrera 9 # 17-22',
    cityId: '15176',
    paymentProviderId: '88215',
    hoursAgo: 11,
  },
  {
    displayName: 'Tejidos Uribia S.A.S.',
    personTypeId: '3',
    companyName: 'Tejidos Uribia S.A.S.',
    firstName: '',
    lastName: '',
    email: 'tejidos@plazuela.test',
    phone: '3129084412',
    nit: '9990008143',
    address: 'Calle 12 # 8-40',
    cityId: '44847',
    paymentProviderId: '88216',
    hoursAgo: 6,
  },
];

export interface DemoRut {
  fileName: string;
  byteCount: number;
}

/** The papers, written before the rows that name them. */
export function storeDemoRuts(config: FileConfig): Promise<DemoRut[]> {
  return Promise.all(
    applications.map(async (application) => {
      const bytes = await drawRut(application);
      return { fileName: await storeRut(config, bytes), byteCount: bytes.length };
    }),
  );
}

/** `passwordHash`: of the demo's password. */
export async function seedDemoApplications(
  db: Database,
  { ruts, passwordHash, now }: { ruts: readonly DemoRut[]; passwordHash: string; now: Date },
): Promise<void> {
  for (const [index, application] of applications.entries()) {
    const sentAt = new Date(now.getTime() - application.hoursAgo * 3_600_000);
    const sellerId = await insertApplicant(db, application, { passwordHash, sentAt });
    const rut = ruts[index];
    if (!rut) throw new Error(`no RUT for ${application.displayName}`);
    await execute(
      db,
      sql`insert into seller_document (seller_id, kind, file_name, byte_count, created_at)
          values (${sellerId}, 'rut', ${rut.fileName}, ${rut.byteCount}, ${sentAt})`,
    );
  }
}

async function insertApplicant(
  db: Database,
  application: DemoApplication,
  { passwordHash, sentAt }: { passwordHash: string; sentAt: Date },
): Promise<number> {
  const { displayName, personTypeId, companyName, firstName, lastName, email, phone, nit } = application;
  const { address, cityId, paymentProviderId } = application;
  const row = await queryOne<{ sellerId: number }>(
    db,
    sql`with person as (
          insert into account (email, password_hash, first_name, last_name, company_name, phone, person_type_id,
            document_type_id, document_number, address, city_id, registration_kind, status, created_at)
          values (${email}, ${passwordHash}, ${firstName}, ${lastName}, ${companyName}, ${phone}, ${personTypeId},
            'NIT', ${nit}, ${address}, ${cityId}, 'seller', 1, ${sentAt}) returning id
        ), role as (
          insert into account_role (account_id, role) select id, 'seller' from person
        )
        insert into seller (account_id, person_type_id, company_name, first_name, last_name, display_name, nit, email,
          phone, address, city_id, epayco_id, fee_percent, status, created_at, queued_at)
        select id, ${personTypeId}, ${companyName}, ${firstName}, ${lastName}, ${displayName}, ${nit}, ${email},
          ${phone}, ${address}, ${cityId}, ${paymentProviderId}, 10, 1, ${sentAt}, ${sentAt} from person
        returning id as seller_id`,
  );
  if (!row) throw new Error(`${displayName} was not made`);
  return row.sellerId;
}

/** Looks like no paper of the tax office, and says so. */
function drawRut({ displayName, nit, address }: DemoApplication): Promise<Buffer> {
  const page = PAGE_SIZES.letter;
  const width = page.width - 2 * page.margin;
  return createPdf(`RUT de ${displayName}`, 'Plazuela', (pdf) => {
    addPage(pdf, page);
    let y: number = page.margin;
    const line = (text: string, size: number, bold = false) => {
      y = write(pdf, text, { x: page.margin, y: y + 8, width, size, bold });
    };
    line('Registro Único Tributario', 22, true);
    line('Documento de demostración, sin validez', 12);
    line(`Nombre: ${displayName}`, 14);
    line(`NIT: ${nit}`, 14);
    line(`Dirección: ${address}`, 14);
  });
}
