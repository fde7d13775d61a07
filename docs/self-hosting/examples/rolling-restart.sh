#!/bin/sh
# Restarts the instances on these ports one after the other: rolling-restart.sh 3000 3001
set -eu
for port in "$@"; do
	systemctl restart "go-privilege@$port"
	curl --fail --silent --output /dev/null --retry 120 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/readyz"
	# Until the proxy has seen it, too.
	sleep 2
	echo "The instance on port $port is ready."
done
