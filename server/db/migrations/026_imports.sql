-- Which order a trip came from, and what it said last time (sealed): what differs from that was edited here since. `identity` is a
-- SHA-256, for links hold secrets. The row is there before its trip, in the same transaction: who comes second waits for it.
create table imports (
	id uuid primary key,
	identity text not null unique,
	"tripId" uuid references trips on delete cascade,
	host text,
	"orderId" text,
	revision integer,
	sealed text,
	"importedAt" timestamptz not null default now()
);
create index "importsTrip" on imports ("tripId");
create index "importsOrder" on imports ("orderId");
