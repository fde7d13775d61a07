-- Which documents of a trip have been issued, so that the list of trips can be filtered by it in order. The writes maintain it
-- (server/trips/records/issued-state.ts), and the hourly job corrects what an older release wrote.
alter table trips add "issuedState" text not null default 'none' check ("issuedState" in ('none', 'confirmation', 'certificate', 'both'));
update trips t set "issuedState" = case when p.n = 2 then 'both' when p.kind = 'booking-confirmation' then 'confirmation' else 'certificate' end
	from (select "tripId", count(*) as n, min(kind) as kind from papers group by "tripId") p where p."tripId" = t.id;

-- Each filter together with each of the two orders that lists have most: newest first and by departure.
create index "tripsByStatus" on trips (status, id);
create index "tripsByStatusAndStart" on trips (status, "startDate", id);
create index "tripsActive" on trips (id) where status in ('confirmed', 'pending');
create index "tripsActiveByStart" on trips ("startDate", id) where status in ('confirmed', 'pending');
create index "tripsByApprovalAndStart" on trips ("guestDetailsApprovalStatus", "startDate", id);
create index "tripsByIssued" on trips ("issuedState", id);
create index "tripsByIssuedAndStart" on trips ("issuedState", "startDate", id);
create index "tripsConsultantActive" on trips ("consultantId", id) where status in ('confirmed', 'pending');
create index "tripsConsultantByStart" on trips ("consultantId", "startDate", id);

-- Filters and order of a list under a name, as the query of the CRM's address. They belong to one member of staff.
create table "savedViews" (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	list text not null check (list in ('trips', 'customers')),
	name text not null,
	query text not null,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
create unique index "savedViewsName" on "savedViews" ("userId", list, lower(name));
