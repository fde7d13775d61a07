-- Hotels, villas and experiences that only trips show: they have neither a page nor a number (CRM-400).
alter table "catalogueItems" drop constraint "catalogueItems_kind_check";
alter table "catalogueItems" add constraint "catalogueItems_kind_check"
	check (kind in ('villa', 'hotel', 'landing', 'lodging', 'experience'));

-- As accommodations have had them: the experience from which staff took an activity, and what it said then.
alter table activities
	add "catalogueItemId" uuid references "catalogueItems" on delete set null,
	add "catalogueVersionId" uuid references "catalogueVersions" on delete set null;
create index "activitiesCatalogueItem" on activities ("catalogueItemId") where "catalogueItemId" is not null;
create index "activitiesCatalogueVersion" on activities ("catalogueVersionId") where "catalogueVersionId" is not null;
