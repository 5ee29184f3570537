import { holidayDays, holidayMoments, holidayProblem } from '../../../../domain/holiday.ts';
import { clockText } from '../../../../domain/promise-text.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { WEEKDAY_NAMES } from '../../../../domain/spanish-dates.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { ShopPage } from '../../../../wire/sellers/seller-shop.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { SellerMember } from '../../accounts/team/seller-access.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { claimPictures } from '../../catalogue/products/seller-picture.writes.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { findShopPage, lockShopPage, type StoredShopPage, updateShopPage } from './shop-page.repository.ts';
import { isPictureOf, type ShopPictureKind } from './shop-picture.ts';

export async function getShopPage(
  { write, now }: Pick<Context, 'write' | 'now'>,
  sellerId: number,
): Promise<ShopPage> {
  const stored = await findShopPage(write, sellerId);
  if (!stored) throw new Error(`There is no seller ${sellerId}`);
  return shownPage(withoutPastHoliday(stored, now()));
}

/** What shoppers see at once: the pages that show the shop are made anew. */
export async function saveShopPage(
  context: Context,
  page: ShopPage,
  { sellerId, accountId }: Pick<SellerMember, 'sellerId' | 'accountId'>,
): Promise<Result<ShopPage, 'invalid-input'>> {
  const now = context.now();
  return inTransaction(context.write, async (db) => {
    const stored = await lockShopPage(db, sellerId);
    if (!stored) throw new Error(`There is no seller ${sellerId}`);
    const before = withoutPastHoliday(stored, now);
    const fields = await problemsOf(db, { sellerId, page, before, now });
    if (Object.keys(fields).length > 0) return failure('invalid-input', { fields });
    const after = storedPage(page);
    const changed = changedKeys(before, after);
    if (changed.length === 0) return success(page);
    await updateShopPage(db, sellerId, after, now);
    await recordAudit(db, [
      {
        at: now,
        actor: { kind: 'member', accountId },
        sellerId,
        action: changed.every((key) => key.startsWith('holiday'))
          ? 'shop.holiday-changed'
          : 'shop.page-changed',
        subject: `seller:${sellerId}`,
        before: pick(before, changed),
        after: pick(after, changed),
      },
    ]);
    // The list of sellers shows name, description and banner too.
    await announceChange(db, [`seller:${sellerId}`, 'catalogue']);
    return success(shownPage(after));
  });
}

interface Checked {
  sellerId: number;
  page: ShopPage;
  before: StoredShopPage;
  now: Date;
}

async function problemsOf(db: Database, checked: Checked): Promise<Record<string, string>> {
  const { page, now } = checked;
  const holiday = page.holiday && holidayProblem(page.holiday, now.getTime());
  const [logo, banner] = [await isUsable(db, checked, 'logo'), await isUsable(db, checked, 'banner')];
  return {
    ...(!isFilled(page.displayName) && { displayName: REQUIRED_MESSAGE }),
    ...(holiday && { holiday: holiday }),
    ...(!logo && { logoUrl: 'Sube el logo otra vez.' }),
    ...(!banner && { bannerUrl: 'Sube el banner otra vez.' }),
  };
}

/** Only what stands there already or what this shop uploaded for the place. */
async function isUsable(
  db: Database,
  { sellerId, page, before, now }: Checked,
  kind: ShopPictureKind,
): Promise<boolean> {
  const url = page[`${kind}Url`];
  if (url === null || url === before[`${kind}Url`]) return true;
  return isPictureOf(kind, url) && (await claimPictures(db, sellerId, [url], now)).length > 0;
}

function storedPage({ holiday, ...page }: ShopPage): StoredShopPage {
  const moments = holiday && holidayMoments(holiday);
  return {
    ...page,
    dispatchWeekdays: [...new Set(page.dispatchWeekdays)].sort(),
    holidayFrom: moments?.from ?? null,
    holidayUntil: moments?.until ?? null,
    holidayMessage: holiday?.message ?? '',
  };
}

/** A holiday that is over is none: it needs no end and stands in nobody's way. */
function withoutPastHoliday(page: StoredShopPage, now: Date): StoredShopPage {
  if (page.holidayUntil === null || page.holidayUntil > now) return page;
  return { ...page, holidayFrom: null, holidayUntil: null, holidayMessage: '' };
}

function shownPage({ holidayFrom, holidayUntil, holidayMessage, ...page }: StoredShopPage): ShopPage {
  if (!holidayFrom || !holidayUntil) return { ...page, holiday: null };
  const days = holidayDays({ from: holidayFrom, until: holidayUntil });
  return { ...page, holiday: { ...days, message: holidayMessage } };
}

function changedKeys(before: StoredShopPage, after: StoredShopPage): (keyof StoredShopPage)[] {
  const keys = Object.keys(before) as (keyof StoredShopPage)[];
  return keys.filter((key) => String(before[key]) !== String(after[key]));
}

/** As the history tells it: a holiday in its days, days and hours in words. */
function pick(page: StoredShopPage, keys: readonly (keyof StoredShopPage)[]): Record<string, unknown> {
  const { holiday } = shownPage(page);
  const days = { holidayFrom: holiday?.from ?? null, holidayUntil: holiday?.until ?? null };
  const told = {
    ...page,
    ...days,
    dispatchWeekdays: page.dispatchWeekdays.map((day) => WEEKDAY_NAMES[day - 1]).join(', '),
    cutOffMinutes: clockText(page.cutOffMinutes),
  };
  return Object.fromEntries(keys.map((key) => [key, told[key]]));
}
