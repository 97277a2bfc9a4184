// A page that is opened from the disk may load no modules, so all of it comes as one classic script.
if (location.protocol === "file:") {
  const script = document.createElement("script");
  script.src = "classic.js";
  document.head.append(script);
}
