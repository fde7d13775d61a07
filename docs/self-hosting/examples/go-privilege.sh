#!/bin/sh
# Runs a command with the settings, the user and the release of the instances: go-privilege.sh doctor
set -eu
case ${1-} in
	admin | backup | backup-identity | doctor | go-back | restore | rotate-keys) script=$1 ;;
	*)
		echo 'go-privilege admin | backup | backup-identity | doctor | go-back | restore | rotate-keys' >&2
		exit 2
		;;
esac
shift
exec systemd-run --quiet --pipe --wait --collect --uid=go-privilege --setenv=NODE_ENV=production \
	--property=EnvironmentFile=/etc/go-privilege/settings --property=WorkingDirectory=/opt/go-privilege/current \
	/usr/bin/node "scripts/$script.ts" "$@"
