/** Something that can alter scores has changed. Emitted in the transaction of the change. */
export class ConfigurationChanged {
  constructor(
    readonly questionnaireId: number,
    readonly configVersion: number,
  ) {}
}

/** Which products questions that count recommend has changed. Emitted in the transaction of the change. */
export class ProductsChanged {
  constructor(readonly questionnaireId: number) {}
}
