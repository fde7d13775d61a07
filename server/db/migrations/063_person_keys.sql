-- One key for each guest, sealed with SECRET_KEY. Identity data is sealed with it, so that deleting a row makes every copy of that guest's data
-- unreadable, also in backups, which leave this table out. A key outlives its guest: approvals have copies of guests who were removed.
create table "personKeys" (
	id uuid primary key,
	"tripId" uuid not null,
	sealed text not null,
	"createdAt" timestamptz not null default now(),
	"unusedSince" timestamptz
);
create index on "personKeys" ("tripId");
-- An earlier release that runs during a rolling restart cannot read these seals. Where it may still run, they are written a day later.
create table "personKeySwitch" (id integer primary key check (id = 1), "writesFrom" timestamptz not null);
insert into "personKeySwitch"
	select 1, case when exists (select from guests) then now() + interval '1 day' else now() end;
