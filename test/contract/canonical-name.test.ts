import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import * as v from 'valibot'
import { canonicalCellphone, canonicalEmail } from '#contract/checks/canonical-name.ts'
import { cellphone, email } from '#contract/checks/cellphone-and-email.ts'
import * as limits from '#contract/limits.ts'
import { reasons } from '#contract/reasons.ts'

/** Spellings of one mailbox, which all become the first. */
const mailboxes: string[][] = [
  [
    'name@example.com',
    ' name@example.com\t',
    'Name@EXAMPLE.com',
    'name@example.com.',
    'ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'name@example。com',
    'name@example｡com',
    '\u3000name@example.com\ufeff',
    'ⓝame@example.com',
    'name@ℯxample.com'
  ],
  [
    'x@xn--bcher-kva.example',
    'x@bücher.example',
    'x@BÜCHER.example',
    'x@bu\u0308cher.example',
    'X@XN--BCHER-KVA.example'
  ],
  ['jos\u00e9@example.com', 'jose\u0301@example.com', 'JOSÉ@example.com'],
  ['用户@xn--fsqu00a.example', '用户@例子.example'],
  ['first.last+tag@sub.example.com', 'First.Last+Tag@Sub.Example.com'],
  // Only the provider knows the owner of `name+shop` or `n.ame`.
  ['name+shop@example.com'],
  ['n.ame@example.com'],
  ["o'brien_99%x/y=z!#$&*?^`{|}~-@example.com"],
  ['.a..b.@docomo.example']
]
for (const [canonical = '', ...spellings] of mailboxes)
  test(`knows ${spellings.length} other spellings of ${canonical}`, () => {
    for (const spelling of [canonical, ...spellings]) {
      expect(canonicalEmail(spelling), spelling).toBe(canonical)
      expect(v.parse(email, spelling)).toBe(canonical)
    }
  })

const noMailboxes: [what: string, text: string][] = [
  ['nothing', ''],
  ['a word', 'name'],
  ['no mailbox', '@example.com'],
  ['no domain', 'name@'],
  ['two signs', 'a@b@example.com'],
  ['a display name', '"Name" <name@example.com>'],
  ['an address in angle brackets', '<name@example.com>'],
  ['a display name without quotes', 'Name name@example.com'],
  ['two with a comma', 'a@example.com,b@example.com'],
  ['two with a semicolon', 'a@example.com;b@example.com'],
  ['two with a full-width comma', 'a@example.com，b@example.com'],
  ['two with a space', 'a@example.com b@example.com'],
  ['two lines', 'a@example.com\r\nBcc: b@example.com'],
  ['a comment', 'name(comment)@example.com'],
  ['a comment in the domain', 'name@example.com(comment)'],
  ['a quoted local part', '"name"@example.com'],
  ['an escaped character', 'na\\me@example.com'],
  ['a scheme', 'mailto:name@example.com'],
  ['a zero-width space', 'na\u200bme@example.com'],
  ['a zero-width space in the domain', 'name@exam\u200bple.com'],
  ['a zero-width joiner', 'na\u200dme@example.com'],
  ['a soft hyphen', 'name@exam\u00adple.com'],
  ['a sign that turns the direction', 'name\u202e@example.com'],
  ['a combining grapheme joiner', 'name@exam\u034fple.com'],
  ['a variation selector', 'name\ufe0f@example.com'],
  ['an invisible letter', 'na\u3164me@example.com'],
  ['a control character', 'na\u0000me@example.com'],
  ['half a character', 'na\ud800me@example.com'],
  ['one label', 'name@localhost'],
  ['an address of a machine', 'name@127.0.0.1'],
  ['an address of a machine in brackets', 'name@[127.0.0.1]'],
  ['an address of a machine in other digits', 'name@0x7f.1'],
  ['a port', 'name@example.com:25'],
  ['a path', 'name@example.com/x'],
  ['an escape', 'name@ex%61mple.com'],
  ['an empty label', 'name@example..com'],
  ['two dots at the end', 'name@example.com..'],
  ['a hyphen at the beginning', 'name@-example.com'],
  ['a hyphen at the end', 'name@example-.com'],
  ['an underscore', 'name@ex_ample.com'],
  ['a label of 64', `name@${'a'.repeat(64)}.com`],
  ['an emoji', 'name@🙂.example'],
  ['what is too long in its canonical form', `${'ﷺ'.repeat(14)}@example.com`]
]
for (const [what, text] of noMailboxes)
  test(`refuses ${what} as a mailbox, and says what it takes`, () => {
    const { success, issues } = v.safeParse(email, text)
    expect(success).toBe(false)
    expect(issues?.map(({ message }) => message)).toEqual([reasons.notEmail])
  })

const phones: string[][] = [
  [
    '+8613800138000',
    ' +86 138 0013 8000 ',
    '+86-138-0013-8000',
    '+86–138–0013–8000',
    '0086 13800138000',
    '＋８６１３８００１３８０００',
    '+86.138.0013.8000',
    '+(86) 138/00138000'
  ],
  ['+442079460018', '+44 (0)20 7946 0018', '+44 (20) 7946-0018', '00442079460018']
]
for (const [canonical = '', ...spellings] of phones)
  test(`knows ${spellings.length} other spellings of ${canonical}`, () => {
    for (const spelling of [canonical, ...spellings]) {
      expect(canonicalCellphone(spelling), spelling).toBe(canonical)
      expect(v.parse(cellphone, spelling)).toBe(canonical)
    }
  })

const noPhones = [
  '',
  '+',
  '13800138000',
  '+0138001380',
  '+123456',
  '+1234567890123456',
  '+86 138\u200b00138000',
  '+86138;ext=5',
  '+1 800 FLOWERS',
  '+8613800138000,+8613800138001',
  '++8613800138000',
  '+86+13800138000'
]
for (const text of noPhones)
  test(`refuses «${text}» as a phone number`, () => {
    expect(v.safeParse(cellphone, text).issues?.map(({ message }) => message)).toEqual([reasons.notCellphone])
  })

/** Texts near the border between addresses and others, of every script. */
const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aZ0.+-@ \u00ad\u200bßİΣＡ。ﬁ'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  ),
  maxLength: 40
})

test('a canonical form is its own canonical form, whatever was written', () => {
  fc.assert(
    fc.property(odd, odd, (local, domain) => {
      const address = canonicalEmail(`${local}@${domain}.example`)
      if (address !== undefined) {
        expect(canonicalEmail(address)).toBe(address)
        expect(address).toMatch(/^[^\s@]+@[a-z0-9.-]+$/)
      }
      const phone = canonicalCellphone(`+86${local}1380013`)
      if (phone !== undefined) expect(canonicalCellphone(phone)).toBe(phone)
    }),
    { numRuns: 2_000 }
  )
})

test('no schema takes more than its limit, however it is spelled', () => {
  expect(v.safeParse(email, `${'a'.repeat(limits.accountMaxLength - 11)}@example.com`).success).toBe(false)
  expect(v.safeParse(email, `${'a'.repeat(limits.accountMaxLength - 12)}@example.com`).success).toBe(true)
})
