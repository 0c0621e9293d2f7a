/** Names of companies, coins and funds that are words of a dictionary too: asked about as names. */
export const namesOfMarkets: readonly string[] = `
abbott adobe aegis affirm akbank alcoa alibaba allstate ally alphabet altria amazon ambev amber ampere
amplitude anglo apple applied arrow aston atom aurora autodesk avalanche axis baidu bakkt barclays
barrick baxter beam berkshire bestbuy biotech bitcoin blackberry blackrock block bloom boeing booking
boston broadcom brother bumble burberry burger cameco canon capital cardinal cardano carnival cascade
caterpillar chain chainlink charter chevron chewy chipotle cigna cintas cisco citizen clorox cloud coach
coca colgate comcast compound consol constellation copper corning cosmos costco crocs curve dash deere
dell delta diageo diamond discover dogecoin dollar domino dominos doordash dow dropbox eagle eaton ebay
electronic emerson enel energy enphase entergy equinix estee ether ethereum etsy expedia exxon facebook
fantom fastly ferrari fidelity filecoin flow ford fortinet fortress franklin freeport gala gamestop gap
garanti gilead gold goldman google graph grayscale gulf halliburton harmony hedera helium heritage hershey
hilton holo honda honeywell hood hubspot huawei humana hyundai icon immutable infineon injective intel
intuit iota johnson juniper jupiter kaspa kellogg keyence komodo kraft kroger lam leidos lemonade lennar
linde litecoin lockheed loop lowes lucid luna lyft macy maker manhattan marathon marriott mask mastercard
match mattel maple mcdonald medtronic mercado mercedes merck meta metlife micron microsoft micro mina
monday mondelez monero monster moody mosaic motorola nasdaq near nestle netflix newmont nexo nike nintendo
nokia norfolk northrop novartis nucor nvidia ocean okta omega opera optimism oracle orange origin osmosis
otis palantir paramount parker paypal peloton pepe pepsi petrol pfizer phillips pinterest planet polkadot
polygon porsche procter prologis prudential pulse qualcomm quant radix raven raytheon render repsol revlon
ripple rivian robinhood roblox roche roku rolls ross royal safeway salesforce samsung sand sandbox sandisk
santander sap schwab sea shell sherwin shiba shift shopify siemens silver simon skyworks slack snap
snowflake softbank solana solar sonos sony southern southwest splunk spotify sprint square stacks stanley
starbucks state stellar stride stryker sui sun super swatch sysco target tesla tether textron theta tilray
toast tornado total toyota travelers twilio twitter uber under unilever union unity universal upstart ups
vale valero verizon vertex viacom visa vodafone volkswagen wallgreens walgreens walmart waves wayfair
weibo wells wendy western whirlpool wolfspeed workday worldcom xerox yahoo yelp yum zillow zimmer zoom
zscaler aselsan arcelik bim eregli erdemir ford koc migros pegasus petkim sabanci sasa sisecam tofas
tupras turkcell ulker vestel yapi kredi halkbank vakifbank isbank enka tekfen dogan anadolu efes mavi
`
  .split(/\s+/)
  .filter((word) => word !== '');
