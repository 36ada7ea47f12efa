/** Sends by `fetch` what is sent with progress, so that one stand-in of the server takes both. */
export class FetchedUpload extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  private method = 'POST';
  private address = '';
  private answered = new Headers();
  private readonly headers = new Headers();

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  send(body: FormData): void {
    void fetch(this.address, { method: this.method, headers: this.headers, body })
      .then(async (answer) => {
        this.status = answer.status;
        this.answered = answer.headers;
        this.responseText = await answer.text();
        this.dispatchEvent(new Event('load'));
      })
      .catch(() => this.dispatchEvent(new Event('error')));
  }
}
