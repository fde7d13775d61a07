-- Calendars of other platforms that sell a villa too, read at intervals.
create table "villaFeeds" (
	id uuid primary key,
	"itemId" uuid not null references "catalogueItems" on delete cascade,
	-- As staff call it: 'Airbnb'.
	name text not null,
	-- The address, a secret of the platform. Its host is shown to staff.
	sealed text not null,
	host text not null,
	etag text,
	"nextAt" timestamptz not null,
	-- When it was last read whole.
	"goodAt" timestamptz not null,
	-- Why the last attempt failed.
	problem text check (problem in ('unreachable', 'refused', 'tooLarge', 'noCalendar', 'notAllowed', 'sealed')),
	-- Since when it is empty after it was not: its nights stay for a day.
	"emptySince" timestamptz,
	-- When staff were told that it is out of date.
	"toldAt" timestamptz,
	"addedBy" uuid references users on delete set null,
	"createdAt" timestamptz not null default now()
);
create index "villaFeedsOfItem" on "villaFeeds" ("itemId");
create index "villaFeedsNext" on "villaFeeds" ("nextAt");

-- The nights of each as they were read last. Never what an event is called, which may name guests.
create table "villaFeedPeriods" (
	id uuid primary key,
	"feedId" uuid not null references "villaFeeds" on delete cascade,
	"from" date not null,
	"to" date not null,
	-- on_request: not sold there at the moment, and booked by nobody.
	state text not null check (state in ('booked', 'on_request')),
	check ("to" > "from")
);
create index "villaFeedPeriodsOfFeed" on "villaFeedPeriods" ("feedId", "to");
