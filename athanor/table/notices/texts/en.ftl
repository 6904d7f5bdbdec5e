# What a notice says. It says no more of a match than everybody at its table knows.
all-of = { $most } and { $last }
nobody-else = nobody else

turn-title = Your turn at { $game }
turn-body = { $name }, it is your turn at { $game } with { $names }.
asked-title = { $game } waits
asked-body = { $name }, a question is asked in secret at { $game } with { $names }: look whether it is asked of you.
invited-title = An invitation to { $game }
invited-body = { $name } invites you to a table of { $game }.
confirm-title = Athanor: may we write to you?
confirm-body = Somebody asked that notices of the games at this table go to your address. If it was you, follow the link and say so. If not, do nothing: no other mail will come.
mail-foot = You get this mail because you asked for notices. To end them:
confirm-foot = Never again to this address:

# The page
notices = Notices
notices-line = A table that waits for you can call you: in this browser, by mail, or at an address of your own. You are told after a minute, and only while it is your turn.
your-channels = Where you are told
no-channels = Nowhere yet.
channel-push = a browser
channel-mail = mail
channel-hook = a hook
channel-unconfirmed = waits for its confirmation
channel-broken = does not answer, and is left alone
channel-off = End
channel-off-at = End: { $where }
push-title = This browser
push-line = A notice on this device, also when the page is closed. On a phone, put Athanor on the home screen first.
push-on = Tell me here
push-done = You will be told here.
push-none = This browser cannot be told: it needs a page with a lock (HTTPS), or does not know how.
push-denied = The browser does not allow it. Its settings for this page say so.
mail-title = By mail
mail-line = { $minutes ->
    [one] At most one mail a minute.
   *[other] At most one mail in { $minutes } minutes.
} First a mail asks whether the address is right.
mail-address = Address
mail-add = Write to me
mail-none = This server sends no mails.
hook-title = At an address of your own
hook-line = Each notice is posted there as JSON, signed with a key that you are shown once. For a club’s chat, or a program of yours.
hook-address = Address (https)
hook-add = Post there
hook-key = The key of this hook. It is shown only now:
hours-title = Quiet hours
hours-line = Nothing is sent from one hour to the other; what waited is told afterwards.
hours-from = From
hours-to = to
hours-zone = Time zone
hours-set = Keep
hours-none = Without
feed-title = A feed
feed-line = The tables that wait for you, for a feed reader. Whoever has the link can read it.
feed-own = Your feed
feed-open = Open tables of everybody
feed-of = Tables that wait for { $name }
feed-listed = Athanor: open tables
feed-seats = { $game }: { $taken } of { $seats } seats taken
confirm-page = May we write to you?
confirm-page-line = Notices will go to { $where }.
confirm-yes = Yes, write to me
confirmed = Notices go to { $where } from now on.
stop-page = No more notices?
stop-page-line = Nothing will be sent to { $where } any more.
stop-yes = End them
stopped = Nothing is sent there any more.
event-new = { $event } ({ $game }) is announced.
event-round = { $event } ({ $game }): round { $round } is paired.
event-over = { $event } ({ $game }) is over: { $names } came first.
paired-body = { $event }: round { $round } is paired, and you play in it.
