-- What colleagues note about a customer, sealed with a key of its own: erasing the customer destroys the key, so that backups cannot be read either.
create table "customerNotes" (
	id uuid primary key,
	"userId" uuid not null unique references users (id) on delete cascade,
	sealed text not null,
	version integer not null default 1,
	"updatedAt" timestamptz not null default now()
);
-- Such a key belongs to a customer instead of a trip.
alter table "personKeys" alter column "tripId" drop not null;
alter table "personKeys" add column "userId" uuid;
