import { expect, test } from 'vitest';
import { ACCOUNT_KIND, ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { emailOutcome } from './email-outcome.ts';

const known = {
  isNew: false,
  user: {
    userId: 7,
    email: 'a@b.co',
    phone: null,
    status: ACCOUNT_STATUS.formPending,
    kind: ACCOUNT_KIND.seller,
  },
};
const withUser = (change: object) => ({
  ...known,
  user: { ...known.user, ...change },
});

test('a new email goes on to the phone of its own registration', () => {
  expect(emailOutcome('seller', { ...known, isNew: true })).toEqual({
    kind: 'phone',
    flow: 'seller',
    isNew: true,
  });
  expect(emailOutcome('buyer', { ...known, isNew: true })).toEqual({
    kind: 'phone',
    flow: 'buyer',
    isNew: true,
  });
});

test.each([
  [ACCOUNT_STATUS.active, 'account-exists'],
  [ACCOUNT_STATUS.awaitingApproval, 'in-validation'],
  [ACCOUNT_STATUS.blocked, 'blocked'],
])('status %d ends the flow with %s, whatever else is known', (status, kind) => {
  expect(emailOutcome('seller', withUser({ status, phone: '3104567821' }))).toEqual({ kind });
  expect(emailOutcome('buyer', withUser({ status, kind: ACCOUNT_KIND.buyer }))).toEqual({ kind });
});

test('an unfinished account without phone goes on with the phone, with one to the form', () => {
  expect(emailOutcome('seller', known)).toEqual({ kind: 'phone', flow: 'seller', isNew: false });
  expect(emailOutcome('seller', withUser({ phone: '3104567821' }))).toEqual({
    kind: 'form',
    phone: '3104567821',
  });
});

test('an unfinished buyer account in the seller’s registration goes to the buyer’s phone step', () => {
  const buyer = withUser({ kind: ACCOUNT_KIND.buyer, phone: '3104567821' });
  expect(emailOutcome('seller', buyer)).toEqual({ kind: 'phone', flow: 'buyer', isNew: false });
  expect(emailOutcome('buyer', buyer)).toEqual({ kind: 'form', phone: '3104567821' });
});
