#!/bin/sh
# Every night a backup, then those that no rule keeps are removed. `docker compose ps` shows the container as unhealthy from a night that
# failed until one that did not; its log says why.
set -u
# At 2:30 UTC.
time=02:30
# In the volume of backups, so that a restart does not forget it.
failed=/backups/failed

while :; do
  now=$(date -u +%s)
  next=$(date -u -d "$time" +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now)) &
  # A signal ends the waiting, not the night after it.
  trap 'kill $!; exit 0' TERM INT
  wait $!
  trap - TERM INT
  # What a backup that was killed has left.
  rm -rf /var/tmp/tassis-backup-*
  if node apps/api/dist/backup.js backup && node apps/api/dist/backup.js prune; then
    rm -f "$failed"
  else
    touch "$failed"
    echo 'The backup of this night has failed.' >&2
  fi
done
