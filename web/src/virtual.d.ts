declare module "virtual:words/*" {
  const text: string;
  export default text;
}
declare module "virtual:review/*" {
  const text: string;
  export default text;
}
declare module "virtual:pads/*" {
  const text: string;
  export default text;
}
declare module "virtual:lessons/*" {
  const text: string;
  export default text;
}
