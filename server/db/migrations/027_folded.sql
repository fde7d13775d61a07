-- Letters as people look for them: 'Hôtel Étoile' is found by 'hotel etoile' and stands among the E's. Plain ASCII, most of what there
-- is, is spared the work.
create function folded(words text) returns text language sql immutable strict parallel safe
return case
	when octet_length(words) = char_length(words) then lower(words)
	else lower(regexp_replace(normalize(words, nfkd), U&'[\0300-\036F]', '', 'g'))
end;

drop index "tripsByName", "tripsByDestination", "usersByName", "usersByEmail";
create index "tripsByName" on trips (folded(name), id);
create index "tripsByDestination" on trips (folded(coalesce(destination, '')), id);
create index "usersByName" on users (folded(coalesce("fullName", username)), id);
create index "usersByEmail" on users (folded(email), id);
