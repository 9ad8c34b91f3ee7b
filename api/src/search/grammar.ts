/** Characters that carry no meaning of their own. */
const grammar = new Set(
  '的了着过得地和与跟及或是有在我你他她它们这那个就都也还再又很太不没要会能可以到给让把被从对用上下里来去看说做想吧吗呢啊呀嘛哪几多少什么怎样好大小一二两三人事该才已并且若而但如由向往于其此每各另更最真挺只刚先后前为请使',
);

export function isGrammar(character: string): boolean {
  return grammar.has(character);
}
