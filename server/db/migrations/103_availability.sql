-- Nights of a villa that staff entered. Those of trips are read from their stays.
create table "villaPeriods" (
	id uuid primary key,
	"itemId" uuid not null references "catalogueItems" on delete cascade,
	"from" date not null,
	-- The day of leaving, on which others may arrive.
	"to" date not null,
	state text not null check (state in ('booked', 'held', 'closed')),
	note text,
	"enteredBy" uuid references users on delete set null,
	"createdAt" timestamptz not null default now(),
	check ("to" > "from")
);
create index "villaPeriodsOfItem" on "villaPeriods" ("itemId", "to");

-- What holds for a villa's calendar as a whole.
create table "villaCalendars" (
	"itemId" uuid primary key references "catalogueItems" on delete cascade,
	-- Staff say that everything taken up to this day is entered: other nights are free. Null: other nights are on request.
	"completeUntil" date
);
