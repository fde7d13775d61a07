-- The catalogue item from which staff took a stay, and what was published of it then. Null: staff typed it, or the item is gone.
alter table accommodations
	add "catalogueItemId" uuid references "catalogueItems" on delete set null,
	add "catalogueVersionId" uuid references "catalogueVersions" on delete set null;
create index "accommodationsCatalogueItem" on accommodations ("catalogueItemId") where "catalogueItemId" is not null;
create index "accommodationsCatalogueVersion" on accommodations ("catalogueVersionId") where "catalogueVersionId" is not null;
