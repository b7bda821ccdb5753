#!/usr/bin/python3
"""An output module of Speech Dispatcher that writes each utterance to the file $SPOKEN: its language, and its words."""

import html
import os
import re
import sys
import threading

log = open(os.environ["SPOKEN"], "a", buffering=1)
language = ""
stop = threading.Event()
lock = threading.Lock()


def answer(text):
    with lock:
        print(text, flush=True)


def read_data():
    lines = []
    for line in iter(sys.stdin.readline, ".\n"):
        lines.append(line.rstrip("\n"))
    return lines


def speak(text):
    words = html.unescape(re.sub(r"<[^>]+>", "", text)).replace("\n", " ")
    log.write(f"{language}\t{words}\n")
    answer("701 BEGIN")
    # Never at once: Orca misses an end that comes before it has registered the beginning.
    answer("703 STOP" if stop.wait(max(0.3, len(words) / 120)) else "702 END")


for line in sys.stdin:
    command = line.strip()
    if command == "INIT":
        answer("299-ready\n299 OK LOADED SUCCESSFULLY")
    elif command in ("AUDIO", "LOGLEVEL", "SET"):
        answer("207 OK RECEIVING SETTINGS")
        pairs = dict(pair.split("=", 1) for pair in read_data())
        language = pairs.get("language", language)
        answer("203 OK SETTINGS RECEIVED")
    elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
        answer("202 OK RECEIVING MESSAGE")
        text = "\n".join(read_data())
        answer("200 OK SPEAKING")
        stop.clear()
        threading.Thread(target=speak, args=(text,), daemon=True).start()
    elif command in ("STOP", "PAUSE"):
        stop.set()
    elif command == "LIST VOICES":
        answer("200-English\ten\tnone\n200-French\tfr\tnone\n200 OK VOICE LIST SENT")
    elif command == "QUIT":
        answer("210 OK QUIT")
        break
    else:
        answer("300 ERR UNKNOWN COMMAND")
