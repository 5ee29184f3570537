"""offload.py CARD: from now on it makes sums and cuts packets itself, as slow-cable.py hands on what it reads."""
import ctypes
import fcntl
import socket
import struct
import sys

SIOCETHTOOL = 0x8946
SUMS, CUT_TCP, CUT_ALL = 0x17, 0x1F, 0x24
for command in (SUMS, CUT_TCP, CUT_ALL):
    value = ctypes.create_string_buffer(struct.pack("II", command, 0))
    request = struct.pack("16sP", sys.argv[1].encode(), ctypes.addressof(value))
    fcntl.ioctl(socket.socket(), SIOCETHTOOL, request)
