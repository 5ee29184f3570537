-- What was promised for a day and what came: packages whose last promised day it was (the first that was told, when they
-- were late), those that came by then, and of the late ones those that their shop sent after its own day. Cancelled ones and
-- those that go back are none. Sums of packages, counted anew each night for the days that are shown.
create table promise_day (
  day date not null,
  seller_id int not null references seller on delete cascade,
  zone text not null,
  -- Empty: none was named.
  carrier text not null,
  packages int not null check (packages > 0),
  on_time int not null check (on_time between 0 and packages),
  shop_late int not null check (shop_late between 0 and packages - on_time),
  primary key (day, seller_id, zone, carrier)
);
create index promise_day_of_shop on promise_day (seller_id, day);
