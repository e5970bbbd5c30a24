/**
 * Characters that look like a Latin letter, by letter. I and l are the same.
 *
 * From Unicode's confusables (UTS 39, confusables.txt of Unicode 17.0, © Unicode, Inc., Unicode License v3): those for
 * a single Latin letter, or for æ and œ, that NFKD does not convert. In addition small capitals, letters in boxes,
 * circles and flags, and Greek and Cyrillic letters that are used for Latin ones although they look different.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "ɑΑΔΛαλАаᎪᗅᴀ⍶⍺ꓮ𐊠𖽀🅐🅰🇦",
  ae: "ÆæӔӕ",
  b: "ƀƂƃƄɓʙΒβБВЬвѢѣҌҍᏏᏴᑲᑳᖯᗷⲂꓐꞴ𐊂𐊡𐌁𖺶🅑🅱🇧",
  c: "¢ȼСсҪҫငၚᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🅒🅮🅲🇨🝌",
  d: "ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓ🅓🅳🇩",
  e: "ƎƐǝɆɇəɛΕΣεξЄЕеэєҽҿᎬᴇ℮⋿ⴹꓰꬲ𐊆𑢦𑢮🅔🅴🇪",
  f: "ƑƒϜҒғքᖴᵮẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓🅕🅵🇫",
  g: "ƍǤǥɠɡɢԌցᏀᏳᶃꓖ🅖🅶🇬",
  h: "ĦħɦʜΗНнћҢҤҥһӇӉԻիհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏🅗🅷🇭",
  i: "ıŁłƖƗƚǀɨɩɪɫɭʟΙιІіӀӏւ\u{5c0}\u{5d5}\u{5df}\u{627}\u{661}\u{673}\u{6f1}\u{7ca}ᎥᏞᒪᛁᵻᵼ∣⍳⍸⏽ⲒⲓⳐⵏꓡꓲꙇꭵ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𑣃𑷚𑷡𖺪𖼖𖼨𝈪\u{1e8c7}🅘🅛🅸🅻🇮🇱",
  j: "ȷɈɉͿϳЈјᎫᒍᴊꓙꞲ🅙🅹🇯",
  k: "ƙΚκКкҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘🅚🅺🇰",
  m: "ΜϺМмӍӎᎷᗰᛖᴍⲘꓟ𐊰𐌑🅜🅼🇲",
  n: "ŋƝƞɳɴΝηИПипղոռᵰⲚꓠ𐆎𐔓🅝🅽🇳",
  o: "ØøƟɵΘΟΩθοσφωϭОоѲѳӨөՕօ\u{5e1}\u{647}\u{665}\u{6be}\u{6c1}\u{6d5}\u{6f5}\u{6ff}\u{7c0}०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀თჿዐᎾᏫ០ᴏᴑ⊖⊝⍬ⲐⲑⲞⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𑷠𝈚🅞🅾🇴🜔",
  oe: "Œœ",
  p: "þƥƿΡρϸРрᏢᑭᴘᵽ⍴ⲢⲣⳎⳏꓑ𐊕🅟🅿🇵",
  q: "ʠԛգզⵕꞯ🅠🆀🇶",
  r: "ƦɍɼɽʀЃЯгяᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖🅡🆁🇷",
  s: "ƽʂЅѕՏടᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺🅢🆂🇸",
  ss: "ß",
  t: "ŦŧƭƮȾΤτТтҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🅣🆃🇹🝨",
  u: "ɄʋμυЦцџՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂🅤🆄🇺",
  v: "νѴѵ\u{5d8}\u{667}\u{6f7}Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🅥🆅🇻🜈",
  w: "ɯшѡѽԜԝաᎳᏔᴡ₩ⲽꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯🅦🆆🇼",
  x: "×ΧχХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬🅧🆇🇽",
  y: "¥ƴɎɏɣʏΥγЎУуўҮүҰұӯӳყᎩᎽᶌỿⲨⲩꓬꭚ𐊲𑢤𑣜𖽃🅨🆈🇾",
  z: "ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥🅩🆉🇿",
};

export const LOOK_ALIKE_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
);
