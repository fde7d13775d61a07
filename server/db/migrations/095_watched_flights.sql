-- What a provider last said about a flight of a day: shared by all instances and by all trips with that flight. `reading` is null where the
-- provider does not know it. Nobody asks before "nextAt".
create table "flightReadings" (
	key text primary key,
	reading jsonb,
	"readAt" timestamptz,
	"nextAt" timestamptz not null,
	failures integer not null default 0
);

-- Paid calls of a month. All instances count in the same row, so that together they stay within the budget.
create table "providerCalls" (
	provider text not null,
	month text not null,
	n integer not null default 0,
	primary key (provider, month)
);

-- What the travellers of a booked flight were told of it, and what staff have to look at.
create table "watchedFlights" (
	"flightId" uuid primary key references flights on delete cascade,
	told jsonb not null default '{}',
	-- A cancellation or diversion that was reported once, and since when.
	suspected text,
	"suspectedAt" timestamptz
);
