import SlCopyButton from '@shoelace-style/shoelace/dist/components/copy-button/copy-button.component.js'
import { LocalizeController } from '@shoelace-style/shoelace/dist/utilities/localize.js'

/** Shoelace's copy button has a tooltip, but its button has no name for a screen reader. */
export class NamedCopyButton extends SlCopyButton {
  private readonly terms = new LocalizeController(this)

  override updated(): void {
    const button = this.shadowRoot?.querySelector('button')
    if (button) button.ariaLabel = this.copyLabel || this.terms.term('copy')
  }
}
