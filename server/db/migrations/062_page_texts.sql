-- When the agency last changed its own text of each of the public legal pages, which show this day. The texts are in "values".
alter table "agencySettings"
	add "privacyTextChangedAt" timestamptz,
	add "cookiesTextChangedAt" timestamptz,
	add "termsTextChangedAt" timestamptz,
	add "accessibilityTextChangedAt" timestamptz;
