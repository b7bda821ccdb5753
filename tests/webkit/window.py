"""
A window that contains only a WebKit view, for WebDriver to drive. Debian's MiniBrowser has a toolbar
and cannot be narrower than 447 px, but phones are. The only argument is the folder for profile and
cache.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, JavaScriptCore, WebKit2

# WebKit prints console messages only for a persistent profile.
data = WebKit2.WebsiteDataManager(base_data_directory=sys.argv[1], base_cache_directory=sys.argv[1])
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def answer(manager, message, reply, view):
    """Meets the wanted surroundings, for which WebDriver has no command, sent by `window.webkit.messageHandlers.browser`."""
    surround(view, manager, json.loads(message.to_string()))
    reply.return_value(JavaScriptCore.Value.new_boolean(message.get_context(), True))
    return True


def surround(view, manager, wanted):
    manager.remove_all_scripts()
    for source in wanted["scripts"]:
        frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
        start = WebKit2.UserScriptInjectionTime.START
        manager.add_script(WebKit2.UserScript.new(source, frames, start, None, None))
    view.get_settings().set_enable_page_cache(wanted["pageCache"])
    theme = Gtk.Settings.get_default()
    theme.set_property("gtk-application-prefer-dark-theme", wanted["dark"])
    theme.set_property("gtk-enable-animations", not wanted["reducedMotion"])


def open_window(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    manager = view.get_user_content_manager()
    manager.connect("script-message-with-reply-received::browser", answer, view)
    manager.register_script_message_handler_with_reply("browser", None)

    window = Gtk.Window(decorated=False)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    view.grab_focus()
    # There is no window manager to give it the keyboard.
    window.get_window().focus(0)
    return view


def start(_, session):
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
