-- The lock screen shows details only to those who asked for them. Nobody could choose before.
alter table "pushSubscriptions" alter column "showsDetails" set default false;
update "pushSubscriptions" set "showsDetails" = false;
