#!/bin/sh
# A command of a release in the pod “release” (release.yaml), for all shells that there are now.
set -eu
shells=$(getent ahostsv4 shell-operations | awk '{ print "http://" $1 ":8082" }' | sort -u | paste -sd, -)
export SHELL_URLS="$shells" TSX_TSCONFIG_PATH=release/desk/tsconfig.json
cd /site
exec node --import tsx release/src/cli.ts "$@"
