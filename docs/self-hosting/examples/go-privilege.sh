#!/bin/sh
# Runs a command with the settings, the user and the release of the instances: go-privilege.sh doctor
set -eu
script=$1
shift
exec systemd-run --quiet --pipe --wait --collect --uid=go-privilege --setenv=NODE_ENV=production \
	--property=EnvironmentFile=/etc/go-privilege/settings --property=WorkingDirectory=/opt/go-privilege/current \
	/usr/bin/node "scripts/$script.ts" "$@"
