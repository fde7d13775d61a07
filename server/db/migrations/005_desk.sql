-- Staff's lists sorted by any column: a part of a list is read from the index, not sorted anew.
create index "tripsByName" on trips (lower(name), id);
create index "tripsByDestination" on trips (lower(coalesce(destination, '')), id);
create index "tripsByStart" on trips ("startDate", id);
create index "tripsByApproval" on trips ("guestDetailsApprovalStatus", id);
create index "usersByName" on users (lower(coalesce("fullName", username)), id);
create index "usersByEmail" on users (lower(email), id);

-- The trip that was made of an enquiry; the enquiry stays when the trip goes.
alter table enquiries add "tripId" uuid references trips on delete set null;
create index "enquiriesTrip" on enquiries ("tripId");
create index "enquiriesState" on enquiries (state, id);
