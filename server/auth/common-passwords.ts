/** Passwords that attackers try first: common words with common suffixes, and keyboard walks. At least 8 characters each. */
const WORDS =
	`password passw0rd p@ssword p@ssw0rd pa55word passwort letmein welcome admin administrator iloveyou princess sunshine
football baseball basketball superman batman trustno1 dragon monkey shadow master michael jennifer jordan hunter charlie thomas
liverpool arsenal chelsea everton rangers celtic united london england summer winter spring autumn monday friday january december
changeme secret default guest login access test testing qwerty qwertyuiop azerty asdfgh asdfghjkl zxcvbn zxcvbnm computer internet
whatever starwars pokemon minecraft cheese banana orange chocolate flower freedom forever hello mustang corvette ferrari mercedes
porsche travel holiday vacation luxury monaco riviera paradise villa hotel`
		.split(/\s+/)
		.filter(Boolean)
const TAILS =
	`|1|12|123|1234|12345|123456|1!|123!|!|!!|01|007|11|111|69|99|2020|2021|2022|2023|2024|2025|2026|2027|@123|#1|1234!`.split(
		'|',
	)
const WALKS =
	`12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 11111111 00000000 88888888 12341234 11223344
112233445566 123123123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc qweasdzxc q1w2e3r4 q1w2e3r4t5 zaq12wsx
abcd1234 abc12345 abcdefgh aa123456 a1234567 a12345678 asdf1234 asdfasdf qwer1234 qwerqwer qwertyui 1234qwer 123qweasd
147258369 159753456 741852963 789456123 p0o9i8u7 zxcvbnm1`.split(/\s+/)

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
	[...WORDS.flatMap((word) => TAILS.map((tail) => word + tail)), ...WORDS.map((word) => word + word), ...WALKS].filter(
		(candidate) => candidate.length >= 8,
	),
)
