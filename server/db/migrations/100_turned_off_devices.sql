-- A device whose notices its traveller turned off from another one. Its browser still has the subscription and would renew it.
create table "turnedOffDevices" (
	"userId" uuid not null references users on delete cascade,
	"endpointHash" bytea not null,
	"createdAt" timestamptz not null default now(),
	primary key ("userId", "endpointHash")
);
