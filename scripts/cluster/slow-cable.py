"""Between a host's cable and the bridge where the kernel has no netem: carries every packet late, and some never.

  slow-cable.py CABLE OTHER_END DELAY_MILLIS LOSS_PERCENT

Runs until it is killed. Cards must not leave sums and cutting of packets to the next one (see offload.py).
"""
import heapq
import random
import selectors
import socket
import sys
import time

cable, other, delay, loss = sys.argv[1], sys.argv[2], float(sys.argv[3]) / 1000, float(sys.argv[4])
ALL = 3


def listen(name):
    line = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL))
    line.bind((name, 0))
    line.setblocking(False)
    return line


lines = {cable: listen(cable), other: listen(other)}
waiting = selectors.DefaultSelector()
for name, line in lines.items():
    waiting.register(line, selectors.EVENT_READ, other if name == cable else cable)
packets = []
number = 0
while True:
    pause = max(0, packets[0][0] - time.monotonic()) if packets else None
    for key, _ in waiting.select(pause):
        try:
            packet, sender = key.fileobj.recvfrom(65536)
        except OSError:
            continue
        # What this program sent itself is seen too.
        if sender[2] != socket.PACKET_OUTGOING and random.random() * 100 >= loss:
            number += 1
            heapq.heappush(packets, (time.monotonic() + delay, number, key.data, packet))
    while packets and packets[0][0] <= time.monotonic():
        _, _, target, packet = heapq.heappop(packets)
        try:
            lines[target].send(packet)
        except OSError:
            pass
