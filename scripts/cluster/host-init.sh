#!/bin/bash
# The first process of a host, in namespaces of its own (processes, mounts, network, name): what it mounts is gone with it.
#   host-init.sh FOLDER ROOT_FILE_SYSTEM CHECKOUT NAME [MOUNT_POINT_OF_ITS_DISK]
set -eu
folder=$1 system=$2 checkout=$3 name=$4 disk=${5:-}
root=$folder/root
# /proc is still the one outside: it tells this process's number there.
read -r outside _ </proc/self/stat
mkdir -p "$root" "$folder/changes" "$folder/work"
mount -t overlay overlay -o "lowerdir=$system,upperdir=$folder/changes,workdir=$folder/work" "$root"
hostname "$name"
ip link set lo up
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t tmpfs tmpfs "$root/run"
mkdir -p "$root/run/services" "$root/var/log/services" "$root/opt/plazuela"
# What packages want below /run.
chroot "$root" systemd-tmpfiles --create --prefix=/run/haproxy --prefix=/run/postgresql
echo +0 >"$root/run/clock"
mount --bind "$checkout" "$root/opt/plazuela"
mount -o remount,bind,ro "$root/opt/plazuela"
if [ -n "$disk" ]; then
  mkdir -p "$root$disk"
  owner=$(stat -c %u:%g "$root$disk")
  mount -o loop "$folder/disk.img" "$root$disk"
  chown "$owner" "$root$disk"
fi
# As hosts mount a folder of the network: the archive of the database.
if [ "$disk" = /var/lib/postgresql ]; then
  mkdir -p "$folder/../../archive" "$root/mnt/archivo"
  mount --bind "$folder/../../archive" "$root/mnt/archivo"
fi
echo "$outside" >"$folder/init.pid.new"
mv "$folder/init.pid.new" "$folder/init.pid"
# Waits for ever, and for every process whose parent has died.
exec chroot "$root" /bin/bash -c 'while :; do sleep 86400 & wait $!; done'
