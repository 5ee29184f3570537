-- orders_by_email finds the guest orders of an address as well, and every order pays for its indexes.
drop index orders_unclaimed_by_email;
