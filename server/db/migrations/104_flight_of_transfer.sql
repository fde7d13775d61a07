-- The flight of the trip that a transfer meets or leads to, where staff chose one. Null: it follows from time and airport.
alter table transfers add "flightId" uuid references flights on delete set null;
create index "transfersFlight" on transfers ("flightId") where "flightId" is not null;
