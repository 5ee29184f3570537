-- package_sold_by_day of 0077 holds the same rows by the same day, and the shop of each besides.
drop index package_sold_on;
