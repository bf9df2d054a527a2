import { assert } from 'chai'
import { readMarkdown } from '#shell/sign-in/fields/markdown.ts'

const htmlOf = (text: string): string => {
  const box = document.createElement('div')
  box.append(readMarkdown(text))
  return box.innerHTML.trim()
}

suite('Markdown of an agreement', () => {
  test('becomes headings below the title of its dialog, paragraphs and lists', () => {
    assert.strictEqual(
      htmlOf('## One\n\nTwo **three**.\n\n- four\n- five').replace(/\n/g, ''),
      '<h4>One</h4><p>Two <strong>three</strong>.</p><ul><li>four</li><li>five</li></ul>'
    )
  })

  for (const address of ['https://a.example/b?c#d', 'http://a.example', 'mailto:a@b.example']) {
    test(`links to ${address} in a tab that knows nothing of this one`, () => {
      const link = readMarkdown(`[text](${address})`).querySelector('a')
      assert.strictEqual(link?.getAttribute('href'), address)
      assert.strictEqual(link?.target, '_blank')
      assert.match(link?.rel ?? '', /noopener/)
    })
  }

  for (const text of ['[x](https://user:password@evil.example)', 'https://portal.example.com@evil.example/login'])
    test(`makes no link of ${text}`, () => assert.isNotOk(readMarkdown(text).querySelector('[href^=http]')))

  const hostile = [
    '<script>stained()</script>',
    '<img src=x onerror=stained()>',
    '![x](https://evil.example/pixel.png)',
    '[x](javascript:stained())',
    '[x](JaVaScRiPt:stained())',
    '[x](java\tscript:stained())',
    '[x](&#106;avascript:stained())',
    '[x](vbscript:stained())',
    '[x](data:text/html,<script>stained()</script>)',
    '[x](//evil.example)',
    '[x](/logout)',
    '<a href="javascript:stained()">x</a>',
    '<a href=" https://ok.example" onclick="stained()">x</a>',
    '<svg onload=stained()>',
    '<svg><animate onbegin=stained() attributeName=x dur=1s>',
    '<math><mi xlink:href="javascript:stained()">x</mi></math>',
    '<iframe srcdoc="<script>stained()</script>"></iframe>',
    '<form action="https://evil.example"><input name=password></form>',
    '<style>* { display: none }</style>',
    '<p style="position: fixed; inset: 0">x</p>',
    '<p class="dialog" id="content" data-x="1">x</p>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<object data="x"></object><embed src="x"><link rel="stylesheet" href="x">',
    '<template><script>stained()</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=stained()>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=stained()&gt;">',
    '<details open ontoggle=stained()>x</details>',
    '<button popovertarget=notices>x</button>',
    '<portal-header></portal-header>',
    '`<img src=x onerror=stained()>`'
  ]
  for (const text of hostile) {
    test(`keeps nothing that runs, loads or dresses up of ${text}`, () => {
      const fragment = readMarkdown(text)
      for (const element of fragment.querySelectorAll('*')) {
        assert.match(
          element.localName,
          /^(h[3-6]|p|br|hr|ul|ol|li|strong|em|del|code|pre|blockquote|a|t(able|head|body|r|h|d))$/
        )
        for (const { name, value } of element.attributes) {
          assert.include(['href', 'target', 'rel', 'start'], name)
          if (name === 'href') assert.match(value.trim(), /^(https?:\/\/|mailto:)/)
        }
      }
    })
  }
})
