-- The statement that places an order knows day and moment itself; whoever does not say the day has it looked up.
drop trigger package_day_of_sale on package;
create trigger package_day_of_sale before insert on package
  for each row when (new.sold_on is null) execute function note_day_of_sale();
