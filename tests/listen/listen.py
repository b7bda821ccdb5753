#!/usr/bin/python3
"""Presses keys in Firefox and prints what Orca says: `npm run listen -- en`, or `fr`, or files of tasks.

A line of a task file is one of:
  task TEXT        names what follows
  open PATH        types an address of the site, as a person does
  key NAME [N]     presses a key, N times
  until KEY TEXT   presses KEY until TEXT is said, at most 60 times
  type TEXT        types it
  wait SECONDS     listens without a key
  zoom [back]      to 300%, which makes the window a phone's
  sayall           reads the page from where one stands to its end
  expect [TEXT]    fails unless the last line above said TEXT, or anything; "en: payment" asks for the language too
  refuse TEXT      fails if it did
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SITE = os.environ.get("SITE", "http://localhost:4173")
PACKAGES = (
    "orca at-spi2-core libatk-adaptor dbus-x11 libglib2.0-bin xvfb openbox xdotool speech-dispatcher "
    "python3-speechd gir1.2-wnck-3.0 firefox-esr firefox-esr-l10n-fr"
)
PREFERENCES = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.ml.enable": False,
    "browser.preonboarding.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.enable": False,
    "browser.urlbar.autoFill": False,
    "browser.urlbar.suggest.history": False,
    "browser.formfill.enable": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "general.smoothScroll": False,
    "termsofuse.acceptedVersion": 999,
    "toolkit.zoomManager.zoomValues": ".5,1,3",
    "trailhead.firstrun.didSeeAboutWelcome": True,
}


class Session:
    """A display with Orca, Firefox and a synthesiser that writes; stops what it started."""

    def __init__(self, language):
        self.folder = tempfile.mkdtemp(prefix="listen-")
        self.spoken = f"{self.folder}/spoken"
        self.begun = []
        locale = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}[language]
        if locale.replace("UTF-8", "utf8") not in run("locale", "-a").split():
            sys.exit(f"The locale {locale} is missing, without which Orca is silent.")
        os.environ.update(
            HOME=self.folder,
            LANG=locale,
            LC_ALL=locale,
            XDG_RUNTIME_DIR=self.folder,
            GTK_MODULES="gail:atk-bridge",
            GNOME_ACCESSIBILITY="1",
            SPOKEN=self.spoken,
        )
        for path in ("profile", "orca", "speech", ".config/openbox"):
            os.makedirs(f"{self.folder}/{path}")
        self.write("spoken", "")
        self.write("orca/user-settings.conf", ORCA)
        shutil.copy(f"{HERE}/orca-customizations.py", f"{self.folder}/orca")
        self.write("speech/speechd.conf", f'AddModule "file" "{HERE}/synthesiser.py" ""\nDefaultModule file\n')
        self.write(".config/openbox/rc.xml", OPENBOX)
        preferences = {**PREFERENCES, "intl.locale.requested": {"en": "en-GB"}.get(language, language)}
        preferences["intl.accept_languages"] = language
        lines = [f'user_pref("{name}", {json(value)});' for name, value in preferences.items()]
        self.write("profile/user.js", "\n".join(lines))
        # Xvfb chooses a number that no other display has.
        display = self.begin("Xvfb", "-displayfd", "1", "-screen", "0", "1170x1900x24", "-nolisten", "tcp", out=subprocess.PIPE)
        os.environ["DISPLAY"] = f":{display.stdout.readline().decode().strip()}"
        bus = run("dbus-daemon", "--session", "--fork", "--print-address=1", "--print-pid=1").split()
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus[0]
        self.bus = int(bus[1])
        self.begin("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        time.sleep(1)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            properties = "org.freedesktop.DBus.Properties.Set"
            run(*f"gdbus call --session -d org.a11y.Bus -o /org/a11y/bus -m {properties} org.a11y.Status {name}".split(), "<true>")
        self.begin("openbox")
        socket = f"{self.folder}/speech-dispatcher/speechd.sock"
        os.makedirs(os.path.dirname(socket))
        self.begin("speech-dispatcher", "-s", "-t", "0", "-C", f"{self.folder}/speech", "-P", f"{self.folder}/pid", "-S", socket)
        time.sleep(2)
        self.begin("orca", f"--user-prefs={self.folder}/orca")
        time.sleep(5)
        firefox = ["firefox-esr", "--no-remote", "--profile", f"{self.folder}/profile", "about:blank"]
        self.hear(lambda: self.begin(*firefox), first=20, quiet=4)

    def write(self, name, text):
        with open(f"{self.folder}/{name}", "w", encoding="utf8") as file:
            file.write(text)

    def begin(self, *command, out=None):
        log = open(f"{self.folder}/log", "a")
        self.begun.append(subprocess.Popen(command, stdout=out or log, stderr=log))
        return self.begun[-1]

    def end(self):
        for each in reversed(self.begun):
            each.terminate()
        os.kill(self.bus, signal.SIGTERM)
        time.sleep(1)
        shutil.rmtree(self.folder, ignore_errors=True)

    def said(self, start):
        with open(self.spoken, encoding="utf8") as file:
            file.seek(start)
            return [line.rstrip("\n").replace("\t", ": ", 1) for line in file]

    def hear(self, act, first=4.0, quiet=0.9, until=()):
        """The speech after an act: waits until it has begun, or the expected words have come, and it is quiet."""
        start = os.stat(self.spoken).st_size
        act()
        slow = min(4.0, max(1.0, os.getloadavg()[0] / 5))
        begun = last = time.time()
        count = 0
        while True:
            lines = self.said(start)
            if len(lines) != count:
                count, last = len(lines), time.time()
            come = any(word in said for word in until for said in lines) if until else bool(lines)
            if time.time() - (last if come else begun) > (quiet if come else first) * slow:
                return lines
            time.sleep(0.1)


ORCA = """{"general": {"startingProfile": ["Default", "default"]}, "pronunciations": {}, "keybindings": {},
"profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false, "enableBraille": false,
"sayAllOnLoad": false, "speechServerFactory": "speechdispatcherfactory"}}}"""
OPENBOX = """<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*">
<decor>no</decor><maximized>yes</maximized></application></applications></openbox_config>"""


def json(value):
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def press(key):
    run("xdotool", "key", key)


def write(text):
    run("xdotool", "type", "--delay", "50", text)


def perform(session, command, text, awaited):
    """What is said of one line of a task. Words that are awaited may come late on a busy machine."""
    late = {"until": awaited, "first": 12} if awaited else {}
    if command == "open":
        session.hear(lambda: press("ctrl+l"), first=8, quiet=1.5)
        press("ctrl+a")
        write(SITE + text)
        loaded = ("Finished loading", "terminé", "Chargement de")
        return session.hear(lambda: press("Return"), first=25, quiet=2.5, until=loaded)
    if command == "key":
        key, count = (text.split() + ["1"])[:2]
        lines = [line for _ in range(int(count) - 1) for line in session.hear(lambda: press(key))]
        return lines + session.hear(lambda: press(key), **late)
    if command == "until":
        key, words = text.split(" ", 1)
        for _ in range(60):
            lines = session.hear(lambda: press(key), quiet=0.5)
            if any(words in said for said in lines):
                return lines
        return [f"({words} was not said)"]
    if command == "type":
        return session.hear(lambda: write(text), **late)
    if command == "wait":
        return session.hear(lambda: time.sleep(float(text)), first=0)
    if command == "zoom":
        return session.hear(lambda: press("ctrl+0" if text else "ctrl+plus"), first=2)
    if command == "sayall":
        return session.hear(lambda: press("KP_Add"), first=10, quiet=5)
    sys.exit(f"There is no command {command}.")


def check(session, lines):
    """How many expectations were disappointed."""
    faults, heard = 0, []
    for line, next_line in zip(lines, [*lines[1:], ""]):
        command, _, text = line.strip().partition(" ")
        if not command or command.startswith("#"):
            continue
        if command == "task":
            print(f"\n## {text}")
        elif command in ("expect", "refuse"):
            if any(text in said for said in heard) != (command == "expect"):
                faults += 1
                print(f"    FAULT: {line.strip()}")
        else:
            print(f"> {line.strip()}")
            following, _, words = next_line.strip().partition(" ")
            heard = perform(session, command, text, (words,) if following == "expect" else ())
            for said in heard:
                print(f"    {said}", flush=True)
    return faults


def main():
    missing = [name for name in ("orca", "xdotool", "openbox", "firefox-esr") if not shutil.which(name)]
    if missing:
        sys.exit(f"{', '.join(missing)} are missing. On Debian: apt-get install --no-install-recommends {PACKAGES}")
    faults = 0
    for name in sys.argv[1:] or ["en", "fr"]:
        tasks = name if os.path.exists(name) else f"{HERE}/{name}.txt"
        with open(tasks, encoding="utf8") as file:
            lines = file.readlines()
        session = Session("fr" if os.path.basename(tasks).startswith("fr") else "en")
        try:
            faults += check(session, lines)
        finally:
            session.end()
    print(f"\n{faults} faults")
    sys.exit(1 if faults else 0)


main()
