-- The secret address at which other platforms read which nights are taken. Null: none.
alter table "villaCalendars" add column "addressHash" bytea unique, add column "addressMadeAt" timestamptz;
