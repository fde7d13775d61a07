import { newIdentity } from '#server/backup/encryption.ts'

const HELP = `npm run --silent backup-identity > identity.txt

Makes a key for backups and prints it in the format of age-keygen. Keep the file off this installation. Set BACKUP_RECIPIENTS to its public
key, which begins with 'age1'. npm run restore -- FILE --identity identity.txt then opens the backups.`

if (process.argv.length > 2) {
	console.log(HELP)
	process.exitCode = process.argv[2] === '--help' ? 0 : 1
} else {
	const { identity, recipient } = await newIdentity()
	console.log(`# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}`)
}
