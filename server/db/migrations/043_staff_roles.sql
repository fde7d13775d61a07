-- What a member of staff may do. Staff who were there before could do everything, and so become owners. An account that the previous
-- release adds while both run has no value here, and counts as an owner for the same reason.
alter table users add "staffRole" text check ("staffRole" is null or (role = 'admin' and "staffRole" in ('owner', 'consultant', 'viewer')));
update users set "staffRole" = 'owner' where role = 'admin';
alter table users add "lastSignInAt" timestamptz;

-- The member of staff who looks after a trip.
alter table trips add "consultantId" uuid references users on delete set null;
create index "tripsConsultant" on trips ("consultantId", id);

-- A session has a name that is not a secret, and knows when its person last proved who they are. Older ones did so when they began.
alter table sessions add id uuid not null default gen_random_uuid(), add "confirmedAt" timestamptz not null default now();
update sessions set "confirmedAt" = "createdAt";
create unique index "sessionsId" on sessions (id);
