-- The folded words of a trip with its records and its customer, of a customer, and of an enquiry. Derived: a missing row is written by
-- the background job, and a backup leaves these tables out.
create table "tripSearch" (
	"tripId" uuid primary key references trips on delete cascade,
	words tsvector not null,
	"indexedAt" timestamptz not null default now()
);
create index "tripSearchWords" on "tripSearch" using gin (words) with (fastupdate = off);

create table "customerSearch" (
	"userId" uuid primary key references users on delete cascade,
	words tsvector not null,
	"indexedAt" timestamptz not null default now()
);
create index "customerSearchWords" on "customerSearch" using gin (words) with (fastupdate = off);

create table "enquirySearch" (
	"enquiryId" uuid primary key references enquiries on delete cascade,
	words tsvector not null,
	"indexedAt" timestamptz not null default now()
);
create index "enquirySearchWords" on "enquirySearch" using gin (words) with (fastupdate = off);

-- The list of customers by number of trips reads an index instead of counting every customer's trips.
alter table users add "tripCount" integer not null default 0;
update users u set "tripCount" = t.n from (select "userId", count(*) as n from trips group by "userId") t where t."userId" = u.id;
create index "usersByTripCount" on users ("tripCount", id) where role = 'customer';
