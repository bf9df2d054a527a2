import SlTreeItem from '@shoelace-style/shoelace/dist/components/tree-item/tree-item.component.js'

/**
 * Shoelace's tree item has a check box without a name, which screen readers find beside the item. Here the item itself
 * says whether it is checked, also in part.
 */
export class CheckedTreeItem extends SlTreeItem {
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed)
    const box = this.shadowRoot?.querySelector('sl-checkbox')
    // A click on the box goes to the item, which does the same.
    box?.setAttribute('inert', '')
    if (box) this.ariaChecked = this.indeterminate ? 'mixed' : String(this.selected)
  }
}
