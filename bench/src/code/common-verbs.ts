/** First words of function names that what the function does; docs/style.md explains the choice. */
export const commonVerbs: ReadonlySet<string> = new Set(
  `accept accumulate add aggregate allow analyze announce answer append apply approve ask assert assign attach await
 backfill begin bind block build bundle cache calculate call cancel capture carry change check choose clamp classify clean clear click clone
 close collect combine compare compile complete compose compress compute configure confirm connect convert copy correct
 count crawl create cut date debounce decide declare decode decrypt define delete deliver deny derive describe deserialize destroy detach detect
 determine disable discard disconnect display divide download drain draw drop dump elect emit enable encode encrypt end enqueue
 ensure enter enumerate erase escape estimate evaluate evict execute exit expand expect expire explain export extend extract fail
 fetch fill filter find finish fit fix flag flatten flush focus fold follow format forward gather generate get give greet group
 grow guard handle has hash hide highlight hold hydrate identify ignore import include increase index infer inflate inject
 insert install interpolate intersect invalidate invoke is issue iterate join keep kill label launch leave limit link list listen
 load locate lock log look lower make map mark mask match measure memoize merge migrate mock move name narrate narrow navigate
 normalize note notify number observe offer omit open order pack pad paint pan parse pass patch persist phrase pick pin place plan play
 poll pop position post prefetch prepare prepend preserve press print probe process produce project protect provide prune publish pull
 push put queue quote raise rank rate reach read rebuild receive recognize record recover redirect reduce refresh refuse register
 reject release reload remember remove rename render reopen repair repeat replace replay report request require resample reserve
 reset resize resolve respond restart restore restrict resume retain retry return reuse reveal reverse revoke rewrite rotate round
 route run sample save scale scan schedule score scroll search seed select send serialize serve set shift shorten show shuffle shut sign
 simulate skip slice smooth sort spawn speak spell split stamp start stop store strip subscribe subtract suggest sum summarize swap
 switch tag take tell test throttle throw toggle tokenize total track train transform translate traverse trim truncate try type unlock unpack
 unregister unsubscribe unwrap update upgrade upload use validate verify view visit wait walk warn watch widen wrap write zip 
  to can should `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
